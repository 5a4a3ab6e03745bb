import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/**
 * Returns the complete markup of a page. Rejects with the error of the rendering; a Suspense boundary that throws
 * renders its fallback, and the browser retries it.
 *
 * Almost no page suspends, because its data is loaded before. `renderToString` takes half the time of a stream, which
 * encodes thousands of chunks (1.9 to 4.5 ms for the elements of a category page). If a boundary is incomplete, the
 * page is rendered again by the stream, which waits for it.
 */
export async function renderMarkup(page: ReactNode, onError: (error: unknown) => void = () => {}): Promise<string> {
  const markup = renderToString(page);
  return /<!--\$[!?]-->/.test(markup) ? renderCompletely(page, onError) : markup;
}

function renderCompletely(page: ReactNode, onError: (error: unknown) => void): Promise<string> {
  const pieces: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const whole = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString());
        done();
      },
    });
    const stream = renderToPipeableStream(page, {
      // By default React moves large boundaries to the end of the page, where a script puts them into place. Inline
      // boundaries also work without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Not onShellReady: deferred boundaries need inline scripts, which the page's policy blocks.
      onAllReady: () => stream.pipe(whole),
      onShellError: reject,
      // Called in addition to onShellError, and for boundaries that the browser retries.
      onError,
    });
  });
}
