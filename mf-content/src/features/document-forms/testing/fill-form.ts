import type { AnyFields, Field } from '@site/contracts/form-fields';
import { fireEvent, screen, within } from '@testing-library/react';
import { fieldsOfBlock, listOf, textOf, type Values, valuesOf } from '../form-values.ts';
import { library, photograph, video } from './stored-samples.ts';

const control = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!found) throw new Error(`Expected a control of ${name}, found none`);
  return found;
};
const type = (name: string, value: string) => fireEvent.change(control(name), { target: { value } });
const press = (name: string) => {
  const buttons = screen.getAllByRole('button', { name });
  fireEvent.click(buttons.at(-1)!);
};

/** Opens the library from the picture of a path, which is a scene before, and chooses. */
async function choosePicture(name: string, { scene, file }: Values) {
  fireEvent.click(control(name));
  const dialog = within(screen.getByRole('dialog', { name: 'Библиотека картинок' }));
  if (file !== undefined) {
    fireEvent.click(dialog.getByRole('button', { name: 'Загруженные фотографии' }));
    return void fireEvent.click(await dialog.findByRole('button', { name: `${textOf(file)} ${photograph.alt}` }));
  }
  const title = library.find((one) => one.scene === scene)!.title;
  fireEvent.change(dialog.getByRole('searchbox'), { target: { value: title.slice(0, 6) } });
  fireEvent.click(dialog.getByRole('button', { name: title }));
}

async function fillField(field: Field, name: string, value: unknown) {
  switch (field.kind) {
    case 'lines':
      return void type(name, listOf(value).join('\n'));
    case 'yes':
      if ((control(name) as HTMLInputElement).checked !== value) fireEvent.click(control(name));
      return;
    case 'checks':
      for (const option of listOf(value))
        fireEvent.click(screen.getByRole('checkbox', { name: field.options[textOf(option)] }));
      return;
    case 'moment':
      return void type(name, textOf(value).slice(0, 16));
    case 'cover':
      return choosePicture(name, typeof value === 'string' ? { scene: value } : valuesOf(value));
    case 'picture':
      if (field.optional) press('Добавить картинку');
      await choosePicture(`${name}.scene`, valuesOf(value));
      return void type(`${name}.alt`, textOf(valuesOf(value).alt));
    case 'video': {
      fireEvent.click(control(name));
      const dialog = within(screen.getByRole('dialog', { name: /выбор из.библиотеки$/ }));
      return void fireEvent.click(await dialog.findByRole('button', { name: `${textOf(value)} ${video.alt}, 1:15` }));
    }
    case 'pdf': {
      fireEvent.click(control(name));
      const dialog = within(screen.getByRole('dialog', { name: /выбор из.библиотеки$/ }));
      return void fireEvent.click(await dialog.findByRole('button', { name: new RegExp(`^${textOf(value)} PDF`) }));
    }
    case 'group':
      if (field.optional) press(`Добавить: ${field.label}`);
      return fillForm(field.fields, name, valuesOf(value));
    case 'variants': {
      const { kind, ...rest } = valuesOf(value);
      type(`${name}.kind`, textOf(kind));
      return fillForm(field.variants[textOf(kind)]!.fields, name, rest);
    }
    case 'list':
      for (const [index, item] of listOf(value).entries()) {
        // A list that must be there begins with one item.
        if (index > 0 || field.optional) press(field.add);
        await fillField(field.of, `${name}.${index}`, item);
      }
      return;
    case 'blocks':
      for (const [index, item] of listOf(value).entries()) {
        const { type: kind, ...rest } = valuesOf(item);
        if (index > 0) {
          fireEvent.change(screen.getByRole('combobox', { name: 'Тип блока' }), { target: { value: textOf(kind) } });
          press('Добавить блок во\u00a0вкладку');
        }
        await fillForm(fieldsOfBlock(textOf(kind)), `${name}.${index}`, rest);
      }
      return;
    case 'rows':
      for (const [nth, row] of listOf(value).entries()) {
        press('Добавить строку');
        for (const [place, cell] of listOf(row).entries()) type(`${name}.${nth}.${place}`, textOf(cell));
      }
      return;
    default:
      type(name, textOf(value));
  }
}

/** Fills the open form of a block as an editor would; properties without a value stay as they are. */
export async function fillForm(fields: AnyFields, name: string, values: Readonly<Record<string, unknown>>) {
  for (const [key, field] of Object.entries(fields))
    if (values[key] !== undefined) await fillField(field, name ? `${name}.${key}` : key, values[key]);
}
