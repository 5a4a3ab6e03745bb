import { useEffect, useRef } from 'react';

/** In pixels: twice the height in the layout. */
const HEIGHT = 128;

/** A chosen photograph. It is drawn, because the content policy allows no object URLs. */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isShown = true;
    async function draw() {
      const bitmap = await createImageBitmap(file, { resizeHeight: HEIGHT, resizeQuality: 'medium' });
      if (!isShown || !canvas.current) return;
      canvas.current.width = bitmap.width;
      canvas.current.height = bitmap.height;
      canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
    }
    // The API says what is wrong with a file that is no picture.
    draw().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [file]);
  return <canvas ref={canvas} aria-hidden="true" />;
}
