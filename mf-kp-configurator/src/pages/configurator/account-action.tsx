import { paths } from '@site/contracts/paths';
import { useSession } from '@site/runtime';
import { Button, ButtonLink } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useState, type ComponentProps } from 'react';

type Aim = 'save' | 'pdf' | 'send';

const aims: Record<Aim, { label: string; title: string; gain: string }> = {
  save: {
    label: 'Сохранить',
    title: 'Сохранить парковку',
    gain: 'вы\u00a0продолжите его с\u00a0любого устройства',
  },
  pdf: {
    label: 'Скачать PDF',
    title: 'Скачать предложение в\u00a0PDF',
    gain: 'вы\u00a0скачаете его в\u00a0PDF, с\u00a0планом и\u00a0сметой',
  },
  send: {
    label: 'Отправить заказчику',
    title: 'Отправить предложение заказчику',
    gain: 'вы\u00a0отправите заказчику ссылку на\u00a0него',
  },
};

interface AccountActionProps extends Pick<ComponentProps<typeof ButtonLink>, 'variant'> {
  aim: Aim;
}

/** An action that only a saved proposal has. A guest is told what it takes; a user goes on to the draft. */
export function AccountAction({ aim, variant }: AccountActionProps) {
  const isAuthed = useSession(({ authed }) => authed);
  const [open, setOpen] = useState(false);
  const { label, title, gain } = aims[aim];
  const href = paths.configuredProposal();
  if (isAuthed)
    return (
      <ButtonLink variant={variant} href={href}>
        {label}
      </ButtonLink>
    );
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        footer={
          <>
            <ButtonLink href={paths.login(href)}>Войти</ButtonLink>
            <ButtonLink href={paths.register(href)} variant="secondary">
              Зарегистрироваться
            </ButtonLink>
          </>
        }
      >
        <p>Войдите в&nbsp;личный кабинет: парковка станет черновиком коммерческого предложения, и&nbsp;{gain}.</p>
        <p>
          Предложения составляют компании партнёрской сети. Если у&nbsp;вашей компании нет доступа к&nbsp;конфигуратору,
          запросите его после входа.
        </p>
        <p>Всё, что вы&nbsp;ввели, остаётся на&nbsp;этом устройстве: после входа ничего не&nbsp;пропадёт.</p>
      </Dialog>
    </>
  );
}
