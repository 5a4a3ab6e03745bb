import type { CompanyMember } from '@site/contracts/company-members';
import type {
  BranchContent,
  BranchEntry,
  OfficeContent,
  OfficeEntry,
  ProjectContent,
  ProjectDraft,
  ProjectEntry,
} from '@site/contracts/company-profile';

const place = {
  ...{ city: 'Казань', longitude: null, latitude: null },
  hours: { days: ['9:00–18:00', '', '', '', '', '', ''], lunch: '' },
};
const nothing = { pictures: [], is_hidden: false, reason: '', changes: [] };

export const officeContent: OfficeContent = {
  ...place,
  ...{ brand_name: 'Ворота Плюс', legal_address: '', actual_address: 'ул. Пробная, д. 1', phones: ['+78432000001'] },
  ...{ email: 'office@example.ru', site: '', social: [], description: 'Ставим ворота', logo: null, images: [] },
  ...{ directions: ['Ворота'], regions: '', types: ['монтаж'], year_founded: 2004, staff_count: null },
};
export const officeEntry: OfficeEntry = {
  ...nothing,
  ...{ id: null, content: officeContent, status: 'published', is_published: true },
};

export const branchContent: BranchContent = {
  ...place,
  ...{ name: 'Склад', address: 'ул. Пробная, д. 1', phones: ['+78432000003'], email: '' },
  ...{ is_service_center: true, is_showroom: false, manager_id: null, images: [] },
};
export const branchEntry: BranchEntry = {
  ...nothing,
  ...{ id: '00000000-0000-4000-8000-000000000001', content: branchContent, status: 'published', is_published: true },
};

const works = { customer: '', customer_agreed: false, task: '', solution: '', result: '', equipment: '' };
const unseen = { directions: [], photos: [], video_url: '' };
export const projectDraft: ProjectDraft = {
  ...works,
  ...unseen,
  ...{ title: 'Двор', object_type: null, city: '', year: null },
};
export const projectContent: ProjectContent = {
  ...works,
  ...unseen,
  ...{ title: 'Паркинг «Синтетика»', object_type: 'Парковка', city: 'Казань', year: 2026 },
};
export const newProject: ProjectEntry = {
  ...nothing,
  ...{ id: null, draft: null, content: null, status: 'empty', is_published: false },
};

export const employee: CompanyMember = {
  ...{ id: '00000000-0000-4000-8000-000000000001', state: 'active', role: 'company_employee', surname: 'Петрова' },
  ...{ name: 'Анна', patronymic: '', phone: '+79160000001', email: 'anna@example.ru', position: 'Инженер' },
  ...{ branch_id: null, photo: null, show_on_site: false, has_agreed: false, is_self: false },
  ...{ expires_at: null, is_expired: false },
  ...{ may_edit: true, may_remove: true },
};
