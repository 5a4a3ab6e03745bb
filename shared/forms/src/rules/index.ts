export { checkPart } from './check-part.ts';
export {
  code,
  consent,
  decimal,
  email,
  filled,
  inn,
  innLength,
  messages,
  mobilePhone,
  phone,
  roubles,
  text,
  whole,
  type Required,
} from './rules.ts';
