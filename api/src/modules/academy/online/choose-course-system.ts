import type { Config } from '../../../config.ts';
import type { CourseProvider } from './course-provider.ts';
import { CourseSystemStandIn } from './course-system-stand-in.ts';
import { IspringProvider } from './ispring-provider.ts';

type CourseSystem = {
  provider: CourseProvider | null;
  /** The URL at which courses are taken. */
  portal: string;
  standIn: CourseSystemStandIn | null;
};

/** The configured system. Without configuration, development gets an in-process stand-in and production none. */
export function chooseCourseSystem(config: Config, now: () => Date): CourseSystem {
  const {
    COURSES_URL: url,
    COURSES_CLIENT_ID: clientId,
    COURSES_CLIENT_SECRET: clientSecret,
    COURSES_DEPARTMENT: departmentId,
    COURSES_PORTAL: portal,
  } = config;
  if (clientId && clientSecret && departmentId && portal)
    return {
      provider: new IspringProvider({ url, clientId, clientSecret, departmentId, now }),
      portal,
      standIn: null,
    };
  if (config.NODE_ENV === 'production') return { provider: null, portal: '', standIn: null };
  const standIn = new CourseSystemStandIn();
  const fetch: typeof globalThis.fetch = async (input, init) => standIn.handle(new Request(input, init));
  return {
    provider: new IspringProvider({
      url: 'http://courses.invalid',
      clientId: 'development',
      clientSecret: 'development',
      departmentId: 'development',
      fetch,
      now,
    }),
    portal: '/dev/courses/',
    standIn,
  };
}
