import {
  iconAcademy,
  iconBox,
  iconCalendar,
  iconCart,
  iconCheck,
  iconEdit,
  iconFile,
  iconMail,
  iconMapPin,
  iconPercent,
  iconPhone,
  iconRuble,
  iconSearch,
  iconShield,
  iconStar,
  iconTruck,
  iconUsers,
  iconWrench,
  type IconShape,
} from '@site/ui/icons';

const icons: Readonly<Record<string, IconShape>> = {
  award: iconStar,
  book: iconAcademy,
  box: iconBox,
  calendar: iconCalendar,
  cart: iconCart,
  check: iconCheck,
  document: iconFile,
  form: iconEdit,
  mail: iconMail,
  map: iconMapPin,
  money: iconRuble,
  percent: iconPercent,
  phone: iconPhone,
  search: iconSearch,
  shield: iconShield,
  tools: iconWrench,
  truck: iconTruck,
  users: iconUsers,
};

/** Returns the icon that an editor chose by name. A name unknown to this release leaves the step with its number. */
export const stepIcon = (name: string): IconShape | undefined => (Object.hasOwn(icons, name) ? icons[name] : undefined);

export const stepIconNames = Object.keys(icons);
