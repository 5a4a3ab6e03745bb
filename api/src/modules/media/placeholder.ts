/** Returns a neutral picture of this size: a frame with a horizon, without text, because pages state their own `alt`. */
export function placeholder({ width, height }: { width: number; height: number }): string {
  const scale = Math.min(width, height) / 6;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="#eef3f7"/>` +
    `<g transform="translate(${width / 2} ${height / 2}) scale(${scale / 24})" fill="none" stroke="#b4c3d0" stroke-width="3" stroke-linejoin="round">` +
    `<rect x="-32" y="-24" width="64" height="48" rx="5"/><path d="M-32 16L-10-4 6 10 16 0 32 14"/><circle cx="16" cy="-11" r="5"/></g></svg>`
  );
}
