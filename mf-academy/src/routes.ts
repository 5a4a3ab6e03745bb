import { paths } from '@site/contracts/paths';
import { defineRoutes } from '@site/contracts/remote';

const slug = '[a-z0-9_-]+';

export const routes = defineRoutes([
  { path: '/academy', page: 'academy' },
  { path: '/academy/training', page: 'trainings' },
  {
    path: '/academy/training/:category/:item',
    page: 'training',
    validate: { category: slug, item: slug },
    unseen: 'no training is published yet',
  },
  {
    path: '/academy/online/:category/:item',
    page: 'training',
    validate: { category: slug, item: slug },
    unseen: 'no online course is published yet',
  },
  { path: '/academy/trainers', page: 'trainers' },
  { path: '/academy/trainers/:item', page: 'trainer', validate: { item: slug }, unseen: 'no trainer is published yet' },
  { path: '/academy/locations', page: 'locations' },
  {
    path: '/academy/locations/:item',
    page: 'location',
    validate: { item: slug },
    unseen: 'no location is published yet',
  },
  { path: '/academy/certificates', page: 'certificates' },
  {
    path: '/academy/attendance/:token',
    page: 'attendance',
    validate: { token: '[A-Za-z0-9_-]{43}' },
    unseen: 'only the trainer has the token, and the API a hash of it',
  },
  {
    path: '/academy/feedback/:code',
    page: 'feedback',
    validate: { code: '[0-9a-f-]{36}' },
    unseen: 'nobody has attended an event yet',
  },
  { path: '/academy/calendar', page: 'calendar' },
  { path: '/academy/calendar/custom', page: 'custom' },
  { path: '/academy/calendar/:item', page: 'event', validate: { item: slug }, unseen: 'no event is planned yet' },
  { path: '/account/academy', page: 'account-academy', layout: 'account', access: 'user' },
  {
    path: '/account/profile/certificates',
    page: 'company-certificates',
    layout: 'account',
    access: 'user',
  },
  { path: '/account/staff/registrations', page: 'staff-registrations', layout: 'account', access: 'user' },
  { path: '/account/staff/events', page: 'staff-events', layout: 'account', access: 'user' },
  { path: '/account/staff/events/add', page: 'staff-event-add', layout: 'account', access: 'user' },
  {
    path: '/account/staff/events/:slug',
    page: 'staff-event',
    layout: 'account',
    access: 'user',
    validate: { slug },
    // Read-only sessions get the second factor's page, whatever the event.
    examples: [paths.staffSection('events', 'example')],
  },
  { path: '/account/staff/academy-certificates', page: 'staff-certificates', layout: 'account', access: 'user' },
  {
    path: '/account/staff/academy-certificates/:number',
    page: 'staff-certificate',
    layout: 'account',
    access: 'user',
    validate: { number: 'АК-\\d{4}-\\d{5,8}' },
    examples: [paths.staffSection('academy-certificates', 'АК-2026-00001')],
  },
  {
    path: '/account/staff/certificate-participants',
    page: 'staff-certificate-participants',
    layout: 'account',
    access: 'user',
  },
  // Former pages of single courses, which are content now.
  { path: '/account/academy/:item', layout: 'account', access: 'user', rules: { redirect: paths.materials() } },
]);
