/** In the order of the product page. */
export const attributeGroups = [
  ['main', 'Основные'],
  ['electric', 'Электрические'],
  ['size', 'Габариты и\u00a0масса'],
  ['conditions', 'Условия эксплуатации'],
] as const;
