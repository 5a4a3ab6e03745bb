import Bowser from 'bowser';

/** Data by which a user recognises a login. */
export type Device = { device: string; address: string };

/** Returns the browser and the operating system: «Chrome, Windows». */
function nameOf(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ');
}

export const deviceOf = ({ headers, ip }: { headers: { 'user-agent'?: string }; ip: string }): Device => ({
  device: nameOf(headers['user-agent'] ?? ''),
  address: ip,
});
