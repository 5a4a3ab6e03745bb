import { addressOf } from '@site/contracts/endpoint-address';
import { formatDate } from '@site/kernel/dates';
import { formatFileSize } from '@site/kernel/typography';
import { useLoaderData } from '@site/runtime';
import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { EntryPage } from '../../features/company-entry/entry-page.tsx';
import { HelpForm } from './help-form.tsx';
import type { loader } from './route.ts';
import css from './profile-help-page.module.css';

export function ProfileHelpPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const [tickets, setTickets] = useState(pagedata.tickets);
  return (
    <EntryPage seo={seo}>
      <p>Опишите вопрос о&nbsp;профиле компании: ответ придёт на&nbsp;электронную почту и&nbsp;появится здесь.</p>
      <HelpForm onAsked={(ticket) => setTickets((all) => [ticket, ...all])} />
      {tickets.length > 0 && (
        <section aria-labelledby="tickets" className={css.tickets}>
          <h2 id="tickets">Ваши обращения</h2>
          {tickets.map(({ number, topic, message, files, created_at, answer }) => (
            <Card key={number} className={css.ticket}>
              <h3 className={css.title}>
                Обращение №&nbsp;{number}: {topic}
              </h3>
              <p className={css.at}>
                {formatDate(created_at)}{' '}
                <Badge tone={answer ? 'success' : 'warning'}>{answer ? 'Есть ответ' : 'Ожидает ответа'}</Badge>
              </p>
              <p className={css.text}>{message}</p>
              {files.length > 0 && (
                <ul className={css.files} aria-label={`Файлы обращения №\u00a0${number}`}>
                  {files.map(({ id, name, size_bytes }) => (
                    <li key={id}>
                      <TextLink
                        href={addressOf('GET /account/profile/help/{number}/files/{file}', {
                          params: { number, file: id },
                        })}
                      >
                        {name}
                      </TextLink>
                      , {formatFileSize(size_bytes)}
                    </li>
                  ))}
                </ul>
              )}
              {answer && (
                <p className={css.text}>
                  <strong>Ответ:</strong> {answer}
                </p>
              )}
            </Card>
          ))}
        </section>
      )}
    </EntryPage>
  );
}
