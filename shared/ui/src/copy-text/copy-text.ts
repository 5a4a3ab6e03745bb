/** False where the browser gives no clipboard (no permission, no secure connection): the caller shows the text. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
