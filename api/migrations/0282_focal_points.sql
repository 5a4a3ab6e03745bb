-- The point of a photograph that stays in sight where it is cropped, in per cent of its width and height; null: the centre.
alter table media_files add column focus_x smallint;
alter table media_files add column focus_y smallint;
alter table media_files add constraint media_files_focus_check check (
  (focus_x is null) = (focus_y is null)
  and (focus_x is null or kind = 'photo' and focus_x between 0 and 100 and focus_y between 0 and 100)
);
