import { defineModule } from '../../module.ts';
import { type ConsentDeps, ConsentService } from './consent-service.ts';
import { consentPersonalData } from './personal-data-repository.ts';

export const consentModule = defineModule('consents', (deps: ConsentDeps) => {
  const consents = new ConsentService(deps);
  return { services: { consents }, personalData: consentPersonalData(consents) };
});
