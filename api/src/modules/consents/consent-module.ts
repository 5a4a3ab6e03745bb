import { defineModule } from '../../module.ts';
import { type ConsentDeps, ConsentService } from './consent-service.ts';

export const consentModule = defineModule('consents', (deps: ConsentDeps) => ({
  services: { consents: new ConsentService(deps) },
}));
