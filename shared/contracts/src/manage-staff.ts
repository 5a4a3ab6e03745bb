import { z } from 'zod';
import { FILL_IN, mobilePhone, requiredWords, typedText } from './fields.ts';
import { inArea, keyAreas, staffRoles } from './staff-rights.ts';

export const StaffRole = z.enum(staffRoles);
const KeyArea = z.enum(keyAreas);

const instant = z.iso.datetime();
const ok = z.object({ status: z.literal('ok') });

/** `none`: not enrolled yet; `set`: a code is required every 12 hours. */
const FactorState = z.enum(['none', 'set']);

export const StaffMember = z.object({
  phone: z.string(),
  name: z.string(),
  roles: z.array(StaffRole),
  second_factor: FactorState,
  /** Unused recovery codes of the second factor. */
  recovery_codes: z.int(),
  /** Blocked on the whole site, so without access here. */
  is_blocked: z.boolean(),
  is_self: z.boolean(),
});
export type StaffMember = z.infer<typeof StaffMember>;

const StaffList = z.object({ items: z.array(StaffMember) });
const OneMember = z.object({ phone: mobilePhone });
/** Both names create the account of a person without one. */
const givenName = typedText.min(1).max(100).optional();
const roles = z.array(StaffRole).min(1, 'Выберите хотя бы одну роль').max(10);

export const ManageKey = z.object({
  id: z.uuid(),
  name: z.string(),
  areas: z.array(KeyArea),
  /** The last day in Moscow; null: without an end. */
  until: z.iso.date().nullable(),
  created_at: instant,
  created_by: z.string(),
  last_used_at: instant.nullable(),
  /** `ended`: after its last day. */
  state: z.enum(['active', 'ended', 'revoked']),
});
export type ManageKey = z.infer<typeof ManageKey>;
const KeyList = z.object({ items: z.array(ManageKey) });

export const NewManageKey = z.object({
  name: z.string().trim().min(1, 'Укажите название').max(100),
  areas: z.array(KeyArea).min(1, 'Выберите хотя бы один раздел').max(50),
  until: z.iso.date('Укажите дату: 2027-01-31').nullable().default(null),
});

/** Data of a new second factor, shown once. */
export const Enrolment = z.object({
  /** For the authenticator: `otpauth://totp/…`. */
  uri: z.string(),
  secret: z.string().describe('base32, to type it in'),
  qr_svg: z.string(),
});
export type Enrolment = z.infer<typeof Enrolment>;

/** The code of the authenticator, or a recovery code. */
const TypedCode = z.object({ code: z.string().trim().min(1, 'Введите код').max(40) });

/** Outside of `/manage/`: no role allows it, but the key of the settings. */
export const firstStaffEndpoints = {
  'POST /account/staff/first/': {
    summary: 'Makes a person the first administrator; 404 once the site has one',
    body: z.object({
      key: z.string().min(1, FILL_IN).max(500).describe('MANAGE_KEY'),
      phone: mobilePhone,
      surname: requiredWords,
      name: requiredWords,
    }),
    answer: ok,
  },
} as const;

export const manageStaffEndpoints = {
  ...inArea('staff', {
    'GET /manage/staff/': { summary: 'Employees with roles in the back office, by name', answer: StaffList },
    'POST /manage/staff/': {
      summary:
        'Gives roles to a user, who becomes an employee of the manufacturer; creates the user if a name is given',
      body: z.object({ phone: mobilePhone, roles, surname: givenName, name: givenName }),
      answer: StaffList,
    },
    'PUT /manage/staff/{phone}/': {
      summary: 'Replaces the roles of an employee',
      params: OneMember,
      body: z.object({ roles }),
      answer: StaffList,
    },
    'POST /manage/staff/{phone}/remove/': {
      summary: 'Takes all roles and the second factor of an employee, at once in all sessions',
      params: OneMember,
      answer: StaffList,
    },
    'POST /manage/staff/{phone}/reset-second-factor/': {
      summary: 'Removes the second factor of an employee, who enrols again at the next visit',
      params: OneMember,
      answer: StaffList,
    },
    'GET /manage/keys/': { summary: 'Keys of persons and machines, newest first', answer: KeyList },
    'POST /manage/keys/': {
      summary: 'Creates a key, which only this response contains',
      body: NewManageKey,
      answer: KeyList.extend({ key: z.string() }),
    },
    'POST /manage/keys/{id}/revoke/': {
      summary: 'Revokes a key',
      params: z.object({ id: z.uuid() }),
      answer: KeyList,
    },
  } as const),
  ...inArea('own', {
    'POST /manage/second-factor/': {
      summary: 'Begins the enrolment of the own second factor; replaces an unconfirmed one',
      answer: Enrolment,
    },
    'POST /manage/second-factor/confirm/': {
      summary: 'Confirms the enrolment with a code; returns the recovery codes, which no other response contains',
      body: TypedCode,
      answer: z.object({ recovery_codes: z.array(z.string()) }),
    },
    'POST /manage/second-factor/check/': {
      summary: 'Opens the back office to this session for 12 hours, by a code or a recovery code',
      body: TypedCode,
      answer: ok.extend({ recovery_codes: z.int() }),
    },
  } as const),
};
