import { defineModule, mount } from '../../module.ts';
import type { ContentService } from '../content/content-service.ts';
import { payBackRoutes } from './pay-back-routes.ts';

export const payBackModule = defineModule('pay-back', ({ content }: { content: ContentService }) => ({
  routes: () => ({ api: [mount(payBackRoutes, { content })] }),
}));
