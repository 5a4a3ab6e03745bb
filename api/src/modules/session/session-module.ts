import { type Core, defineModule } from '../../module.ts';
import { SessionService } from './session-service.ts';

export const sessionModule = defineModule('session', ({ db, now }: Core) => ({
  services: { sessions: new SessionService({ db, now }) },
}));
