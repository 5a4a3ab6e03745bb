import { telHref } from '@site/kernel/phone';
import { typograph } from '@site/kernel/typography';
import { TextLink } from '@site/ui/link';
import { MailAddress } from '@site/ui/mail-address';
import css from './contact-text.module.css';

/** Phones as editors write them, with or without an extension, and e-mail addresses. */
const contact =
  /(\+7\s?\(?\d{3}\)?\s?\d{3}[-\u2011]\d{2}[-\u2011]\d{2}(?:,\sдоб\.\s\d+)?|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

export const hasContact = (text: string): boolean => contact.test(text);

/** After a comma a phone pauses and then dials the extension. */
function hrefOf(text: string): string {
  if (text.includes('@')) return `mailto:${text}`;
  const [number = '', extension] = text.split(/,\sдоб\.\s/);
  return telHref(number) + (extension ? `,${extension}` : '');
}

/** Keeps a number on one line, and its extension on one, whatever spaces and hyphens are stored. */
const unbroken = (phone: string) => phone.replace(/\s/g, '\u00a0').replaceAll('-', '\u2011').replace(',\u00a0', ', ');

export const ContactText = ({ text }: { text: string }) =>
  text.split(contact).map((part, index) =>
    index % 2 ? (
      <TextLink key={index} href={hrefOf(part)} className={css.contact}>
        {part.includes('@') ? <MailAddress address={part} /> : unbroken(part)}
      </TextLink>
    ) : (
      typograph(part)
    ),
  );
