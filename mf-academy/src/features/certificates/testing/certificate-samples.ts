import type { AcademyCertificate } from '@site/contracts/academy-certificates';

export const certificate: AcademyCertificate = {
  number: 'АК-2026-00012',
  holder: 'Иванов Иван Ильич',
  training: 'Монтаж шлагбаумов',
  level: 'Базовый',
  trainer: 'Белов Андрей Сергеевич',
  issued_on: '2026-03-12',
  valid_until: '2028-03-12',
  state: 'active',
  label: 'Действует',
  pdf_url: '/api/account/academy/certificates/12/certificate.pdf',
};
