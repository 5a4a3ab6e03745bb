import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/**
 * The markup of a page, whole. Rejects with what it throws while it renders; what throws inside a Suspense boundary
 * leaves that to the browser.
 *
 * Almost no page waits for anything while it renders, its data being there: that is a string at once, for half of the
 * time that a stream takes to encode its thousands of pieces (1.9 to 4.5 ms for the elements of a category page). Where a
 * boundary was left open, the page is rendered again by the stream, which waits for it.
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
      // React moves large finished parts to the page's end, where only a script puts them into place. Ours stay where
      // they belong: visitors without scripts read them as well.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Not onShellReady: what is deferred would come with inline scripts, which the page's policy does not know.
      onAllReady: () => stream.pipe(whole),
      onShellError: reject,
      // React calls this beside onShellError, and for boundaries, which the browser tries again.
      onError,
    });
  });
}
