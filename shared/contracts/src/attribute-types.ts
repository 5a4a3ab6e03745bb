/** Without zod, for the browser. */
export const attributeTypes = ['list', 'range', 'flag', 'text'] as const;
export type AttributeType = (typeof attributeTypes)[number];
/** Words of cells in a file of goods, and of the back office. */
export const attributeTypeNames: Record<AttributeType, string> = {
  list: 'Список',
  range: 'Число',
  flag: 'Да или нет',
  text: 'Текст',
};
