-- Scroll mode of a page: null is normal, full-page scrolls by whole sections.
alter table pages add scroll text check (scroll = 'full-page');
