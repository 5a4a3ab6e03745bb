import { type Core, defineModule, mount } from '../../module.ts';
import type { Waiting } from '../../waiting.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SessionService } from '../session/session-service.ts';
import { devCodeRoutes } from './dev-code-routes.ts';
import { firstStaffRoutes } from './first-staff-routes.ts';
import { ManageKeys } from './manage-keys.ts';
import { SecondFactor } from './second-factor.ts';
import { secretBox } from './secret-box.ts';
import { staffPageRoutes } from './staff-page-routes.ts';
import { staffPersonalData } from './staff-personal-data.ts';
import { staffRoutes } from './staff-routes.ts';
import { StaffService } from './staff-service.ts';
import { StaffViews } from './staff-views.ts';

type Needs = Core & {
  waiting: readonly Waiting[];
  seo: SeoBuilder;
  sessions: SessionService;
  decisions: DecisionService;
};

export const staffModule = defineModule(
  'staff',
  ({ config, db, demo, now, waiting, seo, sessions, decisions }: Needs) => {
    const box = config.SECOND_FACTOR_KEY ? secretBox(config.SECOND_FACTOR_KEY) : null;
    const secondFactor = new SecondFactor({ db, sessions, decisions, box, now });
    const manageKeys = new ManageKeys({ db, decisions, now });
    const staff = new StaffService({ db, sessions, decisions });
    const views = new StaffViews({ db, secondFactor, now });
    return {
      services: { manageKeys, secondFactor },
      personalData: staffPersonalData,
      routes: () => ({
        api: [
          mount(staffPageRoutes, { db, waiting, seo, staff, keys: manageKeys, secondFactor, now }),
          mount(firstStaffRoutes, { staff, key: config.MANAGE_KEY }),
        ],
        manage: [mount(staffRoutes, { staff, keys: manageKeys, secondFactor, views })],
        dev: demo ? [mount(devCodeRoutes, { secret: demo.secret, now })] : [],
      }),
    };
  },
);
