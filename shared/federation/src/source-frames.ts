import { codeFrameColumns } from '@babel/code-frame';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { SourceFrame } from '../browser/source-frame.ts';

/**
 * Maps the frames of a stack trace that are in the development server's files to their sources. `readMap` returns the
 * source map of a served file.
 */
export function sourceFrames(
  stack: string,
  origin: string,
  readMap: (file: string) => string | undefined,
): SourceFrame[] {
  return [...stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)].flatMap(([, url = '', line, column]) => {
    const map = url.startsWith(`${origin}/`) && readMap(`${new URL(url).pathname.slice(1)}.map`);
    if (!map) return [];
    const trace = new TraceMap(map);
    const found = originalPositionFor(trace, { line: Number(line), column: Number(column) - 1 });
    if (!found.source || /node_modules|webpack\/runtime/.test(found.source)) return [];
    const source = sourceContentFor(trace, found.source) ?? '';
    return [{ file: found.source, line: found.line, code: codeFrameColumns(source, { start: { line: found.line } }) }];
  });
}
