const encoder = new TextEncoder();

/** UTF-8 of the pieces. Not Buffer.concat: small buffers of Node share one memory, which a message cannot take along. */
export function joined(...pieces: (string | Uint8Array)[]): Uint8Array {
  const encoded = pieces.map((piece) => (typeof piece === 'string' ? encoder.encode(piece) : piece));
  const whole = new Uint8Array(encoded.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let offset = 0;
  for (const piece of encoded) {
    whole.set(piece, offset);
    offset += piece.byteLength;
  }
  return whole;
}
