import { type Core, defineModule, mount } from '../../module.ts';
import { captchaRoutes } from './captcha-routes.ts';
import { CaptchaService } from './captcha-service.ts';

export const captchaModule = defineModule('captcha', ({ config, db, now }: Core) => {
  const captcha = new CaptchaService({ db, bits: config.CAPTCHA_BITS, now });
  return {
    services: { captcha },
    routes: () => ({ api: [mount(captchaRoutes, { captcha })] }),
    sweep: () => captcha.removeExpired(),
  };
});
