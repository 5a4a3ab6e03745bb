-- How a page scrolls: null as any page does, full-page by whole sections.
alter table pages add scroll text check (scroll = 'full-page');
