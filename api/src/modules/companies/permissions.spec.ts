import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EmployeesPageData } from '@site/contracts/company-members';
import { UserData } from '@site/contracts/user-data';
import { sql } from 'drizzle-orm';
import { forCompany, orderCallsOf } from '../../../test/order-calls.ts';
import { proposalCallsOf } from '../../../test/proposal-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

/** Members of one dealer and other users: the columns of the permission table. */
const people = {
  guest: null,
  customer: '+79000000001',
  pending: '+79000000002',
  employee: '+79000000003',
  manager: '+79000000011',
  owner: '+79000000010',
  came_user: '+79000000008',
} as const;
type Role = keyof typeof people;
const roles = Object.keys(people) as Role[];

let api: TestApp;
let calls: ReturnType<typeof orderCallsOf>;
let order: string;

beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500', ORDERS_PER_ADDRESS: '1000' });
  calls = orderCallsOf(api);
  await api.db.execute(sql`update companies set kp_access = true where id = 1`);
  order = await calls.place(await calls.as(people.manager), forCompany);
});
afterAll(() => api.close());

const sessionOf = async (role: Role) => {
  const phone = people[role];
  return phone ? calls.as(phone) : null;
};

type Method = 'get' | 'post' | 'put' | 'delete';
/**
 * Returns the status for each role, in the order of `people`. A granted permission shows as 200, or as the next error.
 */
async function statusesOf(method: Method, url: string, body: object = {}) {
  const statuses: number[] = [];
  for (const role of roles) {
    const session = await sessionOf(role);
    const response =
      method === 'get' || method === 'delete'
        ? await api[method](url, { session })
        : await api[method](url, body, { session });
    statuses.push(response.statusCode);
  }
  return statuses;
}

const office = '/api/account/profile/main-office';
const unknown = '00000000-0000-4000-8000-000000000999';
const card = {
  surname: 'Новый',
  name: 'Иван',
  email: 'new@example.ru',
  position: 'Монтажник',
  role: 'company_employee',
};

/** Any published product: only the roles matter here. */
const PRODUCT = 1;
const allowedForAll = roles.map(() => 200);

const training = '/api/academy/calendar/there-is-none/registrations/';
const participant = { ...card, role: undefined, patronymic: '', phone: '+79110000001' };

describe('guest, customer, pending, employee, manager, owner, employee of the manufacturer', () => {
  test.each<[string, Method, string, object, number[]]>([
    ['the catalogue', 'get', '/api/catalog/', {}, [200, 200, 200, 200, 200, 200, 200]],
    ...['compare', 'wishlist'].flatMap((list): [string, Method, string, object, number[]][] => [
      [`putting into ${list}`, 'put', `/api/${list}/${PRODUCT}/`, {}, allowedForAll],
      [`reading ${list}`, 'get', `/api/${list}/`, {}, allowedForAll],
      [`taking out of ${list}`, 'delete', `/api/${list}/${PRODUCT}/`, {}, allowedForAll],
    ]),
    ['putting into the cart', 'put', `/api/cart/items/${PRODUCT}/`, { qty: 2 }, allowedForAll],
    ['reading the cart', 'get', '/api/cart/', {}, allowedForAll],
    ['taking out of the cart', 'delete', `/api/cart/items/${PRODUCT}/`, {}, allowedForAll],
    ['emptying the cart', 'delete', '/api/cart/', {}, allowedForAll],
    ['placing an order', 'post', '/api/order/', {}, [401, 400, 400, 400, 400, 400, 400]],
    ['own orders', 'get', '/api/account/orders/', {}, [401, 200, 200, 200, 200, 200, 200]],
    ['prices of a level', 'post', '/api/account/price-level/', { level: null }, [401, 403, 403, 403, 403, 403, 200]],
    [
      'adding by articles',
      'post',
      '/api/cart/articles/',
      { text: '901SL-0080 1' },
      [200, 200, 200, 200, 200, 200, 200],
    ],
    ['proposals', 'get', '/api/account/kp/', {}, [401, 403, 403, 200, 200, 200, 200]],
    ['registrations for events', 'get', '/api/account/academy/', {}, [401, 200, 200, 200, 200, 200, 200]],
    ['certificates of employees', 'get', '/api/account/profile/certificates/', {}, [401, 403, 403, 403, 200, 200, 403]],
    ['the list of employees', 'get', '/api/account/profile/employees/', {}, [401, 403, 403, 200, 200, 200, 403]],
    ['accepting', 'post', '/api/account/profile/employees/accept/', {}, [401, 403, 403, 403, 400, 400, 403]],
    ['denying', 'post', '/api/account/profile/employees/deny/', {}, [401, 403, 403, 403, 400, 400, 403]],
    [
      'inviting',
      'post',
      '/api/account/profile/employees/',
      { ...card, consent_employees: true },
      [401, 403, 403, 403, 400, 400, 403],
    ],
    [
      'giving the role of the head',
      'post',
      '/api/account/profile/employees/',
      { ...card, phone: '+79160000077', role: 'company_owner', consent_employees: true },
      [401, 403, 403, 403, 403, 200, 403],
    ],
    ['editing', 'put', '/api/account/profile/employees/', card, [401, 403, 403, 403, 400, 400, 403]],
    ['removing', 'delete', `/api/account/profile/employees/${unknown}/`, {}, [401, 403, 403, 403, 404, 404, 403]],
    // Users without a company are offered to join one.
    ['the main office', 'get', `${office}/`, {}, [401, 200, 200, 200, 200, 200, 403]],
    ['the form of the main office', 'get', `${office}/edit/`, {}, [401, 403, 403, 403, 200, 200, 403]],
    ['editing the main office', 'post', `${office}/edit/`, {}, [401, 403, 403, 403, 400, 400, 403]],
    [
      'taking out an image',
      'delete',
      `${office}/edit/image/delete/${unknown}/`,
      {},
      [401, 403, 403, 403, 404, 404, 403],
    ],
    [
      'taking out the logo',
      'delete',
      `${office}/edit/logo/delete/${unknown}/`,
      {},
      [401, 403, 403, 403, 404, 404, 403],
    ],
    ['uploading a picture', 'post', '/api/account/profile/files/image/', {}, [401, 403, 403, 403, 400, 400, 403]],
    ['asking for help', 'post', '/api/account/profile/help', {}, [401, 403, 403, 400, 400, 400, 403]],
    ['a file for that', 'post', '/api/account/profile/help/files/', {}, [401, 403, 403, 400, 400, 400, 403]],
    ['bank details', 'put', `${office}/requisites/`, {}, [401, 403, 403, 403, 403, 400, 403]],
    [
      'agreeing to be shown',
      'put',
      '/api/account/personal/publication/',
      { given: true },
      [401, 403, 403, 200, 200, 200, 403],
    ],
    ['branches', 'get', `${office}/branches/`, {}, [401, 403, 403, 200, 200, 200, 403]],
    ['adding a branch', 'post', `${office}/branches/add/`, {}, [401, 403, 403, 403, 400, 400, 403]],
    ['editing a branch', 'post', `${office}/branches/${unknown}/edit/`, {}, [401, 403, 403, 403, 400, 400, 403]],
    [
      'hiding a branch',
      'put',
      `${office}/branches/${unknown}/visibility/`,
      { is_hidden: true },
      [401, 403, 403, 403, 404, 404, 403],
    ],
    [
      'hiding a project',
      'put',
      `/api/account/profile/projects/${unknown}/visibility/`,
      { is_hidden: true },
      [401, 403, 403, 403, 404, 404, 403],
    ],
    [
      'keeping a draft of a project',
      'post',
      '/api/account/profile/projects/draft/',
      {},
      [401, 403, 403, 403, 400, 400, 403],
    ],
    [
      'changing a draft of a project',
      'put',
      `/api/account/profile/projects/${unknown}/draft/`,
      {},
      [401, 403, 403, 403, 400, 400, 403],
    ],
    [
      'deleting a draft of a project',
      'delete',
      `/api/account/profile/projects/${unknown}/draft/`,
      {},
      [401, 403, 403, 403, 404, 404, 403],
    ],
    ['own services', 'get', '/api/account/profile/expanded-services/', {}, [401, 403, 403, 200, 200, 200, 403]],
    ['own products', 'get', '/api/account/profile/self-products/', {}, [401, 403, 403, 200, 200, 200, 403]],
    ...['expanded-services', 'self-products'].flatMap((what): [string, Method, string, object, number[]][] => [
      [`adding to ${what}`, 'post', `/api/account/profile/${what}/`, {}, [401, 403, 403, 403, 400, 400, 403]],
      [
        `editing of ${what}`,
        'put',
        `/api/account/profile/${what}/${unknown}/`,
        {},
        [401, 403, 403, 403, 400, 400, 403],
      ],
      [
        `deleting of ${what}`,
        'delete',
        `/api/account/profile/${what}/${unknown}/`,
        {},
        [401, 403, 403, 403, 404, 404, 403],
      ],
    ]),
    ['projects', 'get', '/api/account/profile/projects/', {}, [401, 403, 403, 200, 200, 200, 403]],
    ['adding a project', 'post', `${office}/projects/add/`, {}, [401, 403, 403, 403, 400, 400, 403]],
    ['editing a project', 'post', `${office}/project/${unknown}/edit/`, {}, [401, 403, 403, 403, 400, 400, 403]],
    [
      'taking out a photograph',
      'delete',
      `/api/account/profile/projects/image/delete/${unknown}/`,
      {},
      [401, 403, 403, 403, 404, 404, 403],
    ],
    [
      'joining a company',
      'post',
      '/api/account/profile/employees/join/',
      { inn: '1' },
      [401, 400, 403, 403, 403, 403, 403],
    ],
    ['applying to the network', 'post', '/api/account/personal', { inn: '1' }, [401, 400, 403, 400, 400, 400, 403]],
    [
      'asking for the configurator',
      'post',
      '/api/account/kp/parking/request-access',
      {},
      [401, 403, 403, 403, 409, 409, 403],
    ],
    ['beginning a proposal', 'post', '/api/account/kp/proposals/', {}, [401, 403, 403, 200, 200, 200, 200]],
    ['the configurator', 'get', '/api/catalog/parking-systems/configurator/', {}, allowedForAll],
    ['calculating a car park', 'post', '/api/configurator/calculation/', {}, roles.map(() => 400)],
    [
      'making a draft of a car park',
      'post',
      '/api/account/kp/proposals/configured/',
      {},
      [401, 403, 403, 400, 400, 400, 400],
    ],
    [
      'registering for an event',
      'post',
      training,
      { participants: [], consent_participants: true },
      [401, 400, 400, 400, 400, 400, 400],
    ],
    [
      'registering others',
      'post',
      training,
      { participants: [participant], consent_participants: true },
      [401, 403, 403, 403, 404, 404, 404],
    ],
    ['the partner’s certificate', 'get', '/api/account/partner-certificate/', {}, [401, 403, 403, 200, 200, 200, 200]],
    ['materials of partners', 'get', '/api/account/media/', {}, [401, 403, 403, 200, 200, 200, 200]],
    ['the policy of partners', 'get', '/api/account/policy/', {}, [401, 403, 403, 200, 200, 200, 200]],
    ['own data', 'get', '/api/account/personal/', {}, [401, 200, 200, 200, 200, 200, 200]],
    // Staff of the manufacturer belong to no company with an order list; they read orders one by one.
    ['the orders of a company', 'get', '/api/account/orders/?by=company', {}, [401, 403, 403, 403, 200, 200, 403]],
  ])('%s', async (_what, method, url, body, expected) => {
    expect(await statusesOf(method, url, body)).toEqual(expected);
  });

  test('shows an order of the company to its managers and the manufacturer', async () => {
    expect(await statusesOf('get', `/api/order/${order}/`)).toEqual([401, 404, 404, 404, 200, 200, 200]);
    expect(await statusesOf('post', `/api/order/${order}/return/`, { reason: 'Рано' })).toEqual([
      401, 404, 404, 404, 409, 409, 403,
    ]);
  });

  test('returns the contents of cart and lists, for guests too', async () => {
    for (const role of roles) {
      const session = (await sessionOf(role)) ?? (await calls.begin(PRODUCT, 1));
      await calls.put(PRODUCT, 3, session);
      for (const list of ['compare', 'wishlist']) await api.put(`/api/${list}/${PRODUCT}/`, {}, { session });
      const seen = UserData.parse((await api.get('/api/fetch/userdata/', { session })).json());
      expect([role, seen.cart_products[PRODUCT]?.qty, seen.compare_products, seen.wishlist_products]).toEqual([
        role,
        3,
        [PRODUCT],
        [PRODUCT],
      ]);
    }
  });

  test('lets managers read and edit all proposals of the company, and an employee only their own', async () => {
    const kp = proposalCallsOf(api);
    const address = async (phone: string) => `/api/account/kp/proposals/${(await kp.begin(phone)).slug}/`;
    const [employees, owners] = [await address(people.employee), await address(people.owner)];
    expect(await statusesOf('get', employees)).toEqual([401, 403, 403, 200, 200, 200, 404]);
    expect(await statusesOf('get', owners)).toEqual([401, 403, 403, 404, 200, 200, 404]);
    const edit = { editor: unknown, take_over: true };
    expect(await statusesOf('put', `${employees}editing/`, edit)).toEqual([401, 403, 403, 200, 200, 200, 404]);
    expect(await statusesOf('put', `${owners}editing/`, edit)).toEqual([401, 403, 403, 404, 200, 200, 404]);
  });

  test('lets only owners edit an owner', async () => {
    const session = await calls.as(people.owner);
    const page = (await api.get('/api/account/profile/employees/', { session })).json();
    const head = EmployeesPageData.parse(page.pagedata).members.find(({ phone }) => phone === people.owner);
    const change = { ...card, id: head?.id, surname: 'Главнов', role: 'company_owner' };
    expect(await statusesOf('put', '/api/account/profile/employees/', change)).toEqual([
      401, 403, 403, 403, 403, 200, 403,
    ]);
  });

  test.each(['applications', 'revisions', 'proposals'])(
    'decides %s in the back office only, which needs a key, or a second factor of the staff',
    async (what) => {
      expect(await statusesOf('post', `/api/manage/${what}/1/approve/`)).toEqual([404, 404, 404, 404, 404, 404, 403]);
    },
  );

  test('shows partner prices to the dealer only', async () => {
    const id = await calls.product();
    const own = await Promise.all(
      roles.map(async (role) => {
        const response = await api.get(`/api/product/cards/?ids=${id}`, { session: await sessionOf(role) });
        return response.json().products[0].price.own !== undefined;
      }),
    );
    expect(own).toEqual([false, false, false, true, true, true, false]);
  });
});

test('serves every account page without errors to each demo account', async () => {
  const pages = ['main', 'orders', 'orders-history', 'personal', 'academy', 'came-club', 'media', 'policy', 'kp'];
  const profile = [
    'certificates',
    'employees',
    'expanded-services',
    'self-products',
    'projects',
    'help',
    'main-office',
  ];
  const addresses = [...pages, 'partner-certificate', ...profile.map((page) => `profile/${page}`)];
  const failures: string[] = [];
  for (let n = 1; n <= 11; n += 1) {
    const phone = `+790000000${String(n).padStart(2, '0')}`;
    const session = await calls.as(phone);
    for (const address of addresses) {
      const { statusCode } = await api.get(`/api/account/${address}/`, { session });
      if (![200, 403].includes(statusCode)) failures.push(`${phone} ${address}: ${statusCode}`);
    }
  }
  expect(failures).toEqual([]);
});
