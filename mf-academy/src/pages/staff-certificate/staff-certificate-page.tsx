import type { ManagedAcademyCertificate } from '@site/contracts/manage-academy-certificates';
import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import { useApi, useLoaderData, useNavigate } from '@site/runtime';
import { DecisionBar, TextDecision } from '@site/staff/decide';
import { DecisionHistory } from '@site/staff/history';
import { Facts } from '@site/ui/facts';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { stateTones } from '../../features/certificates/state-tones.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import type { loader } from './route.ts';

export function StaffCertificatePage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value?.number}>
      {(certificate) => (
        <>
          <Facts facts={factsOf(certificate)} />
          <Decisions certificate={certificate} />
          <DecisionHistory decisions={certificate.decisions} />
        </>
      )}
    </StaffSectionPage>
  );
}

const factsOf = (certificate: ManagedAcademyCertificate) => {
  const { number, holder, company, training, level, trainer, state, label, reason } = certificate;
  return [
    ['Состояние', <Badge tone={stateTones[state]}>{label}</Badge>],
    ['Причина отзыва', reason],
    ['Владелец', holder],
    ['Компания', company],
    ['Обучение', training],
    ['Уровень', level],
    ['Преподаватель', trainer],
    ['Выдан', formatDate(certificate.issued_on)],
    ['Действует до', formatDate(certificate.valid_until)],
    ['На\u00a0сайте', <TextLink href={paths.academyCertificates({ number })}>Проверка сертификата</TextLink>],
  ] as const;
};

function Decisions({ certificate }: { certificate: ManagedAcademyCertificate }) {
  const api = useApi();
  const navigate = useNavigate();
  const [deciding, setDeciding] = useState<'replace' | 'revoke' | null>(null);
  const close = () => setDeciding(null);
  const { number, state } = certificate;
  return (
    <>
      {state !== 'revoked' && state !== 'replaced' && (
        <DecisionBar>
          <Button variant="secondary" onClick={() => setDeciding('replace')}>
            Исправить имя
          </Button>
          <Button variant="ghost" onClick={() => setDeciding('revoke')}>
            Отозвать
          </Button>
        </DecisionBar>
      )}
      {deciding === 'replace' && (
        <ReplaceDialog
          certificate={certificate}
          onReplaced={(other) => void navigate(paths.staffSection('academy-certificates', other))}
          onClose={close}
        />
      )}
      {deciding === 'revoke' && (
        <TextDecision
          title="Отозвать сертификат?"
          submit="Отозвать"
          danger
          draft={`revoke-certificate-${number}`}
          hint="Её прочитает владелец"
          done="Сертификат отозван"
          send={(reason) =>
            api.call('POST /manage/academy-certificates/{number}/revoke/', { params: { number }, body: { reason } })
          }
          onClose={close}
        >
          {`Проверка на\u00a0сайте покажет, что ${number} отозван, документ станет недоступен. Владельцу придёт письмо.`}
        </TextDecision>
      )}
    </>
  );
}
