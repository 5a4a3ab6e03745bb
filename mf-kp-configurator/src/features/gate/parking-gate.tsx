import { paths } from '@site/contracts/paths';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { GateDrawing } from '@site/ui/empty-state';
import { TextLink } from '@site/ui/link';
import type { ReactNode } from 'react';
import { gateState, type ModerationFlags } from './gate-state.ts';
import { ModerationPanel } from './moderation-panel.tsx';
import css from './parking-gate.module.css';

function SupportPhone() {
  const { support_phone } = useSite().contacts;
  return <TextLink className={css.phone} href={telHref(support_phone)}>{formatPhone(support_phone)}</TextLink>;
}

interface GatePanelProps {
  title: string;
  children: ReactNode;
  link: { label: string; url: string };
}

const GatePanel = ({ title, children, link }: GatePanelProps) => (
  <div className={css.gate}>
    <GateDrawing />
    <h1 className={css.title}>{title}</h1>
    <p className={css.text}>{children}</p>
    <ButtonLink href={link.url} fullWidth>{link.label}</ButtonLink>
  </div>
);

/** What a company sees in the place of the configurator until it has access to it. */
export function ParkingGate({ flags }: { flags: ModerationFlags }) {
  const state = gateState(flags);
  switch (state.variant) {
    case 'apply':
      return (
        <GatePanel
          title="Конфигуратор парковок открыт партнерам"
          link={{ label: 'Перейти к\u00a0парковочным системам', url: paths.parkingSystems() }}
        >
          Он&nbsp;подбирает оборудование парковки и&nbsp;составляет предложение вашему клиенту. Чтобы подключить компанию
          к&nbsp;партнерской сети, позвоните нам: <SupportPhone />.
        </GatePanel>
      );
    case 'request':
      return (
        <GatePanel title={'Доступ к\u00a0конфигуратору парковок'} link={{ label: 'Вернуться на\u00a0главную', url: paths.home() }}>
          Ваша компания состоит в&nbsp;партнерской сети. Чтобы открыть ей&nbsp;конфигуратор, позвоните нам: <SupportPhone />.
        </GatePanel>
      );
    case 'moderation':
      return <ModerationPanel title={state.title} subtitle={state.subtitle} flags={flags} />;
  }
}
