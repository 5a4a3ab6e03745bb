import { sceneNames } from '@site/contracts/scene-names';
import { sceneTitles } from '@site/contracts/scene-titles';
import { StoredBlock } from '@site/contracts/stored-blocks';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { typographDeep } from '../../text/typograph-deep.ts';
import { scenePicture } from '../media/picture-urls.ts';
import { guest } from '../session/visitor.ts';
import type { BlockResolver } from './block-resolver.ts';

type Options = { blocks: BlockResolver };

/** Draws blocks for the editor, with the typography that saving sets, and lists the scenes for them. */
export const drawRoutes: FastifyPluginAsyncZod<Options> = async (app, { blocks }) => {
  async function draw(value: unknown) {
    const { data } = StoredBlock.safeParse(value);
    if (!data) return null;
    const [drawn] = await blocks.resolve([{ ...typographDeep(data), visibility: 'all' }], guest);
    return drawn ?? null;
  }

  app.route({
    ...endpoint('POST /manage/content/draw/'),
    handler: async ({ body }) => ({ blocks: await Promise.all(body.blocks.map(draw)) }),
  });
  app.route({
    ...endpoint('GET /manage/content/pictures/'),
    handler: () => ({
      items: sceneNames.map((scene) => {
        const title = sceneTitles[scene];
        return { scene, title, picture: scenePicture(scene, title) };
      }),
    }),
  });
};
