import { PassThrough, Writable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';

/**
 * React writes pieces of 2 KB. Each would be a message to the host; instead all that is written in one turn of the event
 * loop goes as one, in a buffer of its own that is moved and not copied.
 */
export function batched(stream: PipeableStream, start: string, end: string): AsyncIterable<Uint8Array> {
  const out = new PassThrough({ objectMode: true });
  let pending: Uint8Array[] = [Buffer.from(start)];
  let scheduled: NodeJS.Immediate | undefined;

  function flush() {
    scheduled = undefined;
    const length = pending.reduce((sum, { byteLength }) => sum + byteLength, 0);
    const batch = new Uint8Array(length);
    let offset = 0;
    for (const piece of pending) {
      batch.set(piece, offset);
      offset += piece.byteLength;
    }
    pending = [];
    out.write(batch);
  }

  stream.pipe(
    new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER, // a page is small; React need not wait for the host
      write(piece: Uint8Array, _encoding, done) {
        pending.push(piece);
        scheduled ??= setImmediate(flush);
        done();
      },
      final(done) {
        clearImmediate(scheduled);
        pending.push(Buffer.from(end));
        flush();
        out.end();
        done();
      },
    }),
  );
  return out;
}
