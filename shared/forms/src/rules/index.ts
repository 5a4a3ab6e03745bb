export { checkPart } from './check-part.ts';
export {
  code,
  consent,
  email,
  filled,
  inn,
  innLength,
  messages,
  mobilePhone,
  phone,
  text,
  type Required,
} from './rules.ts';
