import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Guard } from './guard.ts';
import { GATE, refusalFlags } from '../parts/gate.ts';
import { partsContext } from '../parts/parts.ts';
import type { PageModule } from '../composition/load-page.ts';

/** Wraps a page: runs the guard before the loader, and prepares the page's parts in parallel with its data. */
export const guardedPage = ({ loader, ...page }: PageModule, guard: Guard, parts: string[] = []): PageModule => ({
  ...page,
  async loader(args: LoaderFunctionArgs) {
    await guard(args);
    const ready = parts.map((part) => args.context.get(partsContext).prepare(part));
    try {
      const [data] = await Promise.all([loader?.(args), ...ready]);
      return data ?? null;
    } catch (error) {
      if (refusalFlags(error)) await args.context.get(partsContext).prepare(GATE);
      throw error;
    }
  },
});
