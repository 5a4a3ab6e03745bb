import { type Core, defineModule } from '../../module.ts';
import { createSessionService } from './session-service.ts';

export const sessionModule = defineModule('session', ({ db, now }: Core) => ({
  services: { sessions: createSessionService(db, now) },
}));
