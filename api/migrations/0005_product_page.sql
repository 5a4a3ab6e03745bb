-- Further data of product pages: videos, questions with answers, and stock notices.

-- Files in api/seed/media/video: <file>.webm, .mp4, and .webp for the poster.
create table product_videos (
  product_id integer not null references products (id) on delete cascade,
  file text not null,
  title text not null,
  description text not null,
  seconds integer not null check (seconds > 0),
  published_on date not null,
  sort integer not null,
  primary key (product_id, file)
);

-- agreed_*: version of the consent document at the time of the question. Null: asked elsewhere.
create table product_questions (
  id integer generated always as identity primary key,
  product_id integer not null references products (id) on delete cascade,
  author text not null,
  city text not null,
  email text,
  text text not null,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  is_published boolean not null default false,
  user_id uuid references users (id) on delete set null,
  address text,
  agreed_version text,
  agreed_hash text,
  check (num_nulls(answer, answered_at) in (0, 2)),
  check (answer is not null or not is_published)
);
create index product_questions_shown on product_questions (product_id, asked_at desc, id desc) where is_published;

create table stock_notices (
  id bigint generated always as identity primary key,
  product_id integer not null references products (id) on delete cascade,
  email text not null check (email = lower(email)),
  user_id uuid references users (id) on delete set null,
  address text not null,
  agreed_version text not null,
  agreed_hash text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
-- One pending notice per product and e-mail; after it was sent a new one is allowed.
create unique index stock_notices_waiting on stock_notices (product_id, email) where sent_at is null;

create index products_successor on products (successor_id) where successor_id is not null;
