import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { ProblemError, problems } from '../../errors.ts';
import { isSecret, WRONG_KEYS } from '../../plugins/service-key.ts';
import type { StaffService } from './staff-service.ts';

const wrongKey = () => {
  const message = 'Неверный ключ. Он\u00a0задан на\u00a0сервере переменной MANAGE_KEY';
  return new ProblemError(400, 'staff_key', message, { fields: { key: message } });
};

type Options = { staff: StaffService; key: string };

export const firstStaffRoutes: FastifyPluginAsyncZod<Options> = async (app, { staff, key }) => {
  const isKey = isSecret(key);
  // Wrong keys of the back office have one counter.
  const countWrong = app.limiter('manage', WRONG_KEYS, ['address']);

  app.route({
    ...endpoint('POST /account/staff/first/'),
    handler: async (request) => {
      if (await staff.hasAdministrator()) throw problems.notFound();
      const { key: typed, ...person } = request.body;
      if (!isKey(typed)) {
        await countWrong(request);
        throw wrongKey();
      }
      await staff.addFirst(person);
      return { status: 'ok' as const };
    },
  });
};
