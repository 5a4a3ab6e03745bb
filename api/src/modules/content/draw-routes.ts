import { StoredBlock } from '@site/contracts/stored-blocks';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { typographDeep } from '../../text/typograph-deep.ts';
import { guest } from '../session/visitor.ts';
import type { BlockResolver } from './block-resolver.ts';

/** Draws blocks of the editor, with the typography that saving sets. */
export const drawRoutes: FastifyPluginAsyncZod<{ blocks: BlockResolver }> = async (app, { blocks }) => {
  async function draw(value: unknown) {
    const { data } = StoredBlock.safeParse(value);
    if (!data) return null;
    const { visibility: _visibility, ...block } = data;
    const [drawn] = await blocks.resolve([typographDeep(block as StoredBlock)], guest);
    return drawn ?? null;
  }

  app.route({
    ...endpoint('POST /manage/content/draw/'),
    handler: async ({ body }) => ({ blocks: await Promise.all(body.blocks.map(draw)) }),
  });
};
