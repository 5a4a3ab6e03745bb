/** An e-mail address that may wrap after the «@». A copy contains the plain address. */
export function MailAddress({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
