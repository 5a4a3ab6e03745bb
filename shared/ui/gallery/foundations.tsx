import { Icon } from '../src/icon/index.ts';
import { iconByName, iconNames } from '../src/icon-set/index.ts';
import { Sample } from './sample.tsx';
import css from './gallery.module.css';

const colours = [
  'ink',
  'ink-secondary',
  'surface',
  'surface-panel',
  'surface-hover',
  'surface-inverse',
  'hairline',
  'control-border',
  'action',
  'action-hover',
  'action-panel',
  'light',
  'light-panel',
  'success',
  'success-panel',
  'warning',
  'warning-panel',
  'danger',
  'danger-panel',
];

export function Foundations() {
  return (
    <>
      <Sample title="Цвета по смыслу">
        <div className={css.swatches}>
          {colours.map((name) => (
            <div key={name} className={css.swatch}>
              <div className={css.colour} style={{ background: `var(--${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </Sample>
      <Sample title="Шрифт и размеры">
        <p style={{ fontSize: 'var(--text-h1)', fontWeight: 600, lineHeight: 1.2 }}>
          Автоматика, которая служит десятилетиями
        </p>
        <p style={{ fontSize: 'var(--text-h2)', fontWeight: 600, lineHeight: 1.2 }}>Ворота, шлагбаумы и парковки</p>
        <p style={{ fontSize: 'var(--text-h3)', fontWeight: 600, lineHeight: 1.2 }}>Комплекты для частного дома</p>
        <p style={{ fontSize: 'var(--text-h4)', fontWeight: 600 }}>Характеристики привода</p>
        <p style={{ fontSize: 'var(--text-lead)' }}>
          Вводный текст: подберите привод по массе створки и ширине проёма.
        </p>
        <p>
          Основной текст 16&nbsp;px: редуктор в&nbsp;масляной ванне, 24&nbsp;В, степень защиты IP54, № 901-0140,
          125&nbsp;000&nbsp;₽.
        </p>
        <p style={{ fontSize: 'var(--text-small)', color: 'var(--ink-secondary)' }}>
          Пояснения 14&nbsp;px, второстепенный цвет.
        </p>
      </Sample>
      <Sample title={`Значки: ${iconNames.length}`} of={['Icon']}>
        <div className={css.icons}>
          {iconNames.map((name) => (
            <div key={name} className={css.icon}>
              <Icon shape={iconByName(name) ?? ''} />
              {name}
            </div>
          ))}
        </div>
      </Sample>
    </>
  );
}
