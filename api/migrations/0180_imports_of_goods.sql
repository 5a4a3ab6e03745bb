-- Imports of products, categories and attributes, with the changed fields before and after, for the undo of the last one.
create table goods_imports (
  id integer generated always as identity primary key,
  at timestamptz not null,
  author text not null check (author <> ''),
  undone_at timestamptz
);
create table goods_changes (
  id bigint generated always as identity primary key,
  import_id integer not null references goods_imports (id) on delete cascade,
  table_name text not null check (table_name in ('attributes', 'categories', 'products')),
  key text not null,
  -- Null: the import added the row.
  before jsonb,
  after jsonb not null
);
create index goods_changes_import on goods_changes (import_id);
