import type { GateKitPageData } from '@site/contracts/gate-kit';
import { climates, gates, traffics } from '@site/contracts/gate-kit-answers';
import { paths } from '@site/contracts/paths';
import { formatNumber } from '@site/kernel/numbers';
import { Button } from '@site/ui/button';
import { ChipLink, ChipList } from '@site/ui/chip';
import { ChoiceGroup, Radio } from '@site/ui/choice';
import { Field } from '@site/ui/field';
import { Input } from '@site/ui/input';
import { climateWords, gateWords, sizeWords, trafficWords } from './words.ts';
import css from './gate-kit-page.module.css';

const bare = paths.gateKit().replace(/\/$/, '');

/** A GET form: the answers are in the address, so that a link reproduces the choice, and it works without scripts. */
export function Questions({ data: { answers, errors, limits } }: { data: GateKitPageData }) {
  const { gate } = answers;
  const most = (value: number | undefined, unit: string) =>
    value ? `До\u00a0${formatNumber(value)}\u00a0${unit}` : '';
  return (
    <div className={css.questions}>
      <nav aria-label="Вид ворот">
        <ChipList>
          {gates.map((other) => (
            <ChipLink
              key={other}
              href={paths.gateKit({ gate: other, climate: answers.climate, traffic: answers.traffic })}
              current={other === gate}
            >
              {gateWords[other]}
            </ChipLink>
          ))}
        </ChipList>
      </nav>
      <form className={css.form} action={bare} aria-label="Вопросы">
        <input type="hidden" name="gate" value={gate} />
        <Field
          label="1. Вес одной створки"
          hint={['Запас 20\u00a0% на\u00a0снег и\u00a0ветер добавим сами', most(limits?.weight, 'кг')]
            .filter(Boolean)
            .join('. ')}
          error={errors.weight}
          required
        >
          <Input name="weight" inputMode="decimal" autoComplete="off" end="кг" defaultValue={answers.weight} />
        </Field>
        <Field
          label={`2. ${sizeWords[gate].label}`}
          hint={[sizeWords[gate].hint, most(limits?.size, 'м')].filter(Boolean).join('. ')}
          error={errors.size}
          required
        >
          <Input name="size" inputMode="decimal" autoComplete="off" end="м" defaultValue={answers.size} />
        </Field>
        <ChoiceGroup legend="3. Где стоят ворота">
          {climates.map((climate) => (
            <Radio
              key={climate}
              name="climate"
              value={climate}
              defaultChecked={climate === answers.climate}
              {...climateWords[climate]}
            />
          ))}
        </ChoiceGroup>
        <ChoiceGroup legend="4. Как часто открывают">
          {traffics.map((traffic) => (
            <Radio
              key={traffic}
              name="traffic"
              value={traffic}
              defaultChecked={traffic === answers.traffic}
              {...trafficWords[traffic]}
            />
          ))}
        </ChoiceGroup>
        <Button type="submit" size="large" fullWidth>
          Подобрать
        </Button>
      </form>
    </div>
  );
}
