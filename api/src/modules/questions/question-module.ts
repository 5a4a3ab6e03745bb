import { cacheReads } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { managedProductQuestionRoutes } from './managed-product-question-routes.ts';
import { ManagedProductQuestions } from './managed-product-questions.ts';
import { QuestionReads } from './question-repository.ts';
import { questionRoutes } from './question-routes.ts';
import { QuestionService } from './question-service.ts';
import { questionPersonalData } from './personal-data-repository.ts';
import { waitingQuestions } from './managed-question-repository.ts';

type Needs = Core & { consents: ConsentService; decisions: DecisionService; mail: MailGateway };

export const questionModule = defineModule(
  'questions',
  ({ config, db, log, now, consents, decisions, mail }: Needs) => {
    const reads = cacheReads(new QuestionReads(db), now);
    const questions = new QuestionService({ db, reads, consents, now });
    const failed = (error: unknown) => log.warn({ err: error }, 'the e-mail about an answer was not sent');
    const managed = new ManagedProductQuestions({ db, decisions, mail, host: config.PUBLIC_HOST, failed, now });
    const perAddress = config.FORMS_PER_ADDRESS;
    return {
      services: { questions },
      personalData: questionPersonalData,
      waiting: waitingQuestions,
      routes: ({ catalog }: { catalog: CatalogService }) => ({
        manage: [mount(managedProductQuestionRoutes, { questions: managed })],
        api: [mount(questionRoutes, { questions, catalog, perAddress })],
      }),
    };
  },
);
