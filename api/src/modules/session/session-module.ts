import { type Core, defineModule } from '../../module.ts';
import { sessionPersonalData } from './personal-data-repository.ts';
import { SessionService } from './session-service.ts';

export const sessionModule = defineModule('session', ({ db, now }: Core) => {
  const sessions = new SessionService({ db, now });
  return { services: { sessions }, personalData: sessionPersonalData(sessions) };
});
