-- A form takes the plain space only: a post that was kept with others could not be saved again.
update users set position = translate(position, chr(160), ' ') where position like '%' || chr(160) || '%';
update company_members set position = translate(position, chr(160), ' ') where position like '%' || chr(160) || '%';
