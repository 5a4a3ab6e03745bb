import {
  iconAcademy, iconBox, iconBuilding, iconCalendar, iconCart, iconCheck, iconEdit, iconFile, iconGate, iconMail,
  iconMapPin, iconParking, iconPhone, iconRuble, iconSearch, iconSettings, iconShield, iconTruck, iconUsers, iconWrench,
  type IconShape,
} from '@site/ui/icons';

const icons: Readonly<Record<string, IconShape>> = {
  academy: iconAcademy,
  box: iconBox,
  building: iconBuilding,
  calendar: iconCalendar,
  cart: iconCart,
  check: iconCheck,
  edit: iconEdit,
  file: iconFile,
  gate: iconGate,
  mail: iconMail,
  map: iconMapPin,
  parking: iconParking,
  phone: iconPhone,
  ruble: iconRuble,
  search: iconSearch,
  settings: iconSettings,
  shield: iconShield,
  truck: iconTruck,
  users: iconUsers,
  wrench: iconWrench,
};

/** Icons that editors choose by name. A name that this release does not know leaves the step with its number. */
export const stepIcon = (name: string): IconShape | undefined => (Object.hasOwn(icons, name) ? icons[name] : undefined);
