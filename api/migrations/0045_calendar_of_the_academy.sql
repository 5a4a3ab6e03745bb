-- The calendar is made of the events; until now it was a page of content.
delete from pages where path = '/academy/calendar/';
