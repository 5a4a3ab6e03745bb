import { weekdays } from '@site/contracts/company-lists';
import type { WorkingHours } from '@site/contracts/company-profile';

/** Opening hours by weekday, as entered by the company; null when none are entered. */
export function hoursRows({ days, lunch }: WorkingHours) {
  if (days.every((day) => day === '')) return null;
  return (
    <>
      {days.map((day, index) => (
        <div key={weekdays[index]}>{`${weekdays[index]}: ${day || 'выходной'}`}</div>
      ))}
      {lunch && <div>Обед: {lunch}</div>}
    </>
  );
}
