import type { PictureUse } from '@site/contracts/company-lists';
import type { CompanyPicture } from '@site/contracts/company-pictures';
import { addressOf } from '@site/contracts/endpoint-address';
import { FileRow } from '@site/forms/files-field';
import { useUploads } from '@site/forms/upload-file';
import { Button, IconButton } from '@site/ui/button';
import { iconArrowLeft, iconArrowRight, iconClose, iconUpload } from '@site/ui/icons';
import { Picture } from '@site/ui/picture';
import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { CropDialog } from './crop-dialog.tsx';
import { acceptOf, isCropped, pictureMistake } from './picture-rules.ts';
import css from './pictures.module.css';

interface PicturesFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** A list of ids in the order of display. */
  name: FieldPath<Values>;
  legend: ReactNode;
  hint: ReactNode;
  use: PictureUse;
  max: number;
  known: readonly CompanyPicture[];
  /** Called with true while an upload is running, so that the form waits. */
  onBusy: (busy: boolean) => void;
}

/** Pictures in an order that is changed by buttons; each is uploaded as soon as it is chosen. */
export function PicturesField<Values extends FieldValues>({
  form: { control, getValues },
  name,
  legend,
  hint,
  use,
  max,
  known,
  onBusy,
}: PicturesFieldProps<Values>) {
  const {
    field: { value: held, onChange, ref },
    fieldState: { error },
  } = useController({ control, name });
  const value: readonly string[] = held;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [fresh, setFresh] = useState<CompanyPicture[]>([]);
  const [toCrop, setToCrop] = useState<File | null>(null);
  const isSingle = max === 1;
  const { uploads, busy, add, drop } = useUploads<CompanyPicture>({
    address: addressOf('POST /account/profile/files/{use}/', { params: { use } }),
    // A single picture is replaced by the next one.
    room: isSingle ? 1 : max - value.length,
    tooMany: 'Больше изображений добавить нельзя',
    mistakeOf: (file) => pictureMistake(file, use),
    onUploaded(file) {
      setFresh((all) => [...all, file]);
      // Two uploads may finish together: the current list contains the other one.
      onChange(isSingle ? [file.id] : [...getValues(name), file.id]);
    },
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(target.files ?? []);
    const [first] = files;
    if (first && isCropped(first, use)) setToCrop(first);
    else add(files);
    target.value = ''; // The same file may be chosen again after its removal.
  };
  const move = (from: number, to: number) => {
    const ids = [...value];
    const [id] = ids.splice(from, 1);
    if (id) ids.splice(to, 0, id);
    onChange(ids);
  };
  const remove = (id: string) => {
    onChange(value.filter((other) => other !== id));
    // The focused button was removed with its picture.
    button.current?.focus();
  };
  const pictureOf = (id: string) => [...known, ...fresh].find((file) => file.id === id)?.picture;

  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{legend}</legend>
      {value.length > 0 && (
        <ol className={css.list}>
          {value.map((id, index) => {
            const picture = pictureOf(id);
            const title = `Изображение ${index + 1}`;
            return (
              <li key={id} className={css.item}>
                <div className={css.picture}>
                  {picture && (
                    <Picture picture={{ ...picture, alt: title }} fit={use === 'logo' ? 'contain' : 'cover'} />
                  )}
                </div>
                <div className={css.tools}>
                  {!isSingle && (
                    <>
                      <IconButton
                        icon={iconArrowLeft}
                        label={`${title}: переместить назад`}
                        disabled={index === 0}
                        onClick={() => move(index, index - 1)}
                      />
                      <IconButton
                        icon={iconArrowRight}
                        label={`${title}: переместить вперёд`}
                        disabled={index === value.length - 1}
                        onClick={() => move(index, index + 1)}
                      />
                    </>
                  )}
                  <IconButton icon={iconClose} label={`${title}: удалить`} onClick={() => remove(id)} />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {uploads.length > 0 && (
        <ul className={css.uploads}>
          {uploads.map(({ id, ...upload }) => (
            <FileRow key={id} {...upload} onRemove={() => drop(id)} />
          ))}
        </ul>
      )}
      <Button
        ref={(element) => {
          button.current = element;
          ref(element);
        }}
        name={name}
        variant="secondary"
        iconStart={iconUpload}
        disabled={!isSingle && value.length >= max}
        onClick={() => input.current?.click()}
      >
        {isSingle ? (value.length > 0 ? 'Заменить' : 'Загрузить') : 'Добавить изображения'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isSingle}
        accept={acceptOf(use)}
        aria-label={`${isSingle ? 'Файл' : 'Файлы'} с\u00a0диска`}
        onChange={choose}
      />
      <p className={error ? css.error : css.hint} role={error ? 'alert' : undefined}>
        {error?.message ?? hint}
      </p>
      {toCrop && (
        <CropDialog
          file={toCrop}
          onClose={() => setToCrop(null)}
          onCropped={(content) => {
            add([new File([content], toCrop.name, { type: content.type })]);
            setToCrop(null);
          }}
        />
      )}
    </fieldset>
  );
}
