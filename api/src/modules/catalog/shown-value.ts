const yesNo = (value: string) => (value === '1' || value === 'да' ? 'да' : 'нет');

/** The text of an attribute's value. */
export const shownValue = ({ type, value }: { type: string; value: string }) =>
  type === 'flag' ? yesNo(value) : value;
