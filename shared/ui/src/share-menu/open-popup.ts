/** Popup size for which the share pages of the networks are designed. */
const WIDTH = 626;
const HEIGHT = 436;

/** Opens a popup centred over the window. Returns false when it is blocked; the link then behaves normally. */
export function openPopup(address: string): boolean {
  const { screenX, screenY, outerWidth, outerHeight } = window;
  const left = Math.max(0, Math.round(screenX + (outerWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - HEIGHT) / 2));
  const popup = window.open(address, 'share', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (!popup) return false;
  popup.opener = null;
  return true;
}
