/** The size that the networks' share pages are made for. */
const WIDTH = 626;
const HEIGHT = 436;

/** In the middle of the visitor's window. False where the browser opens none: the link then does what links do. */
export function openPopup(address: string): boolean {
  const { screenX, screenY, outerWidth, outerHeight } = window;
  const left = Math.max(0, Math.round(screenX + (outerWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - HEIGHT) / 2));
  const popup = window.open(address, 'share', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (!popup) return false;
  popup.opener = null;
  return true;
}
