/**
 * Copies a text; returns false when there is no clipboard (no permission, insecure connection), and the caller shows
 * the text.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
