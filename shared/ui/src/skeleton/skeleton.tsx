import type { CSSProperties } from 'react';
import css from './skeleton.module.css';

export interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  /** Aspect ratio instead of a height: «4 / 3». */
  ratio?: CSSProperties['aspectRatio'];
  round?: boolean;
}

/** A placeholder block. Hidden from screen readers: the region around it has `aria-busy`. */
export function Skeleton({ width = '100%', height, ratio, round }: SkeletonProps) {
  const style: CSSProperties = { width, height: height ?? (ratio ? undefined : '1em'), aspectRatio: ratio };
  return <span className={round ? css.round : css.block} style={style} aria-hidden="true" />;
}

/** Lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={css.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

export function SkeletonTable({ rows = 5, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div className={css.table} style={{ ['--columns' as string]: columns }} aria-hidden="true">
      {Array.from({ length: rows * columns }, (_, cell) => (
        <Skeleton key={cell} width={cell % columns === 0 ? '80%' : '50%'} />
      ))}
    </div>
  );
}
